import '#web/ui/base.css'
