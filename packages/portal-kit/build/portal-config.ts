import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { configFile } from './config-file.ts'
import { type Page, prerender } from './prerender.ts'

export interface PortalBuild {
  /** Pages that are rendered at build time, once a language. */
  readonly pages: readonly Page[]
}

/** The one way both portals are built: a chunk a route and a language, no third party, pages readable before any script. */
export const portalConfig = ({ pages }: PortalBuild): UserConfig => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      disableLogging: true,
      routeFileIgnorePattern: '\\.test\\.',
    }),
    react(),
    tailwindcss(),
    configFile(),
    prerender(pages),
  ],
  build: {
    target: ['chrome87', 'firefox78', 'safari14', 'edge88'],
    manifest: true,
    modulePreload: { polyfill: false },
    // A picture inside a script is paid for by everyone; a file of its own only by who sees it.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  ssr: { noExternal: [/^@invea\//] },
})
