import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.FELICITY_SERVER ?? 'http://127.0.0.1:8321'

/** Pyodide lies beside the page in a folder of its own: a site without a server runs Python in the browser. Of its packages it needs none. */
function python(): Plugin {
  const folder = new URL('node_modules/pyodide/', import.meta.url)
  const lock = JSON.parse(readFileSync(new URL('pyodide-lock.json', folder), 'utf8')) as { info: unknown }
  return {
    name: 'felicity-python',
    generateBundle() {
      for (const name of ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip']) {
        // Not every server knows that .mjs is JavaScript.
        const fileName = `python/${name.replace('.mjs', '.js')}`
        this.emitFile({ type: 'asset', fileName, source: readFileSync(new URL(name, folder)) })
      }
      const source = JSON.stringify({ info: lock.info, packages: {} })
      this.emitFile({ type: 'asset', fileName: 'python/pyodide-lock.json', source })
    },
  }
}

export default defineConfig({
  plugins: [svelte(), python()],
  worker: { format: 'es' },
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
