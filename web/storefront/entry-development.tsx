// The preamble of fast refresh must run before any component's module does.
import '@vitejs/plugin-react/preamble'
import { pathTable } from '#locales/path-table.ts'
import { readState, stateElementId } from './app/page-state.ts'

// The tables are whole here, so what the operator has moved is written over them.
const { locale, moved } = readState(document.getElementById(stateElementId)?.textContent ?? '')
for (const [name, path] of Object.entries(moved.table ?? {})) {
  Object.assign(pathTable[name as keyof typeof pathTable], { [locale]: path })
}

void import('./entry-browser.tsx')
