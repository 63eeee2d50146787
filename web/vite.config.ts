import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const server = process.env.FELICITY_SERVER ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [svelte()],
  // Files find each other wherever they lie; where they lie the server writes into index.html.
  base: './',
  build: {
    // Into the package: an installed Felicity serves its own page.
    outDir: '../src/felicity/server/page',
    emptyOutDir: true,
    // A picture in the style sheet would need a `data:` address; as a file it can be kept by the browser.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  // `npm run dev` with a server beside it, which is asked under the page's own host: it refuses other origins.
  server: { proxy: { '/api': { target: server, ws: true } } },
  // The components of a test run in a pretended browser, on a machine that may be busy.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    testTimeout: 60_000,
    maxWorkers: '100%',
  },
})
