export const templateName = 'template_cm24'
