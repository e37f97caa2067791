import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Development only: every component in all its states. Never part of a portal. */
export default defineConfig({
  root: 'src/gallery',
  plugins: [react(), tailwindcss()],
  server: { port: 4400 },
  build: { outDir: '../../dist/gallery', emptyOutDir: true },
})
