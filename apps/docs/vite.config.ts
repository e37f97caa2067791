import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Relative addresses, so that the site works in any folder on any host. */
export default defineConfig({
  base: './',
  plugins: [react(), tailwindcss()],
  build: { manifest: 'assets/manifest.json', rollupOptions: { input: 'explorer.html' } },
})
