// The preamble of fast refresh must run before any component's module does.
import '@vitejs/plugin-react/preamble'

void import('./entry-browser.tsx')
