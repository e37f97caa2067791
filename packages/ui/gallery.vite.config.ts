import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Development only: shows every component in all its states. No portal contains it. */
export default defineConfig({
  root: 'src/gallery',
  plugins: [react(), tailwindcss()],
  server: { port: 4400 },
  build: { outDir: '../../dist/gallery', emptyOutDir: true },
})
