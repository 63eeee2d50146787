// Run by Node (felicity.browser.memory): start Python as a browser would, load all of Felicity, and write down the memory.
// Arguments: the folder with Pyodide, the folder with Felicity's files, the file to write.

import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const [pyodide, files, out] = process.argv.slice(2)
const { loadPyodide } = await import(join(pyodide, 'pyodide.mjs'))
const { default: createPyodideModule } = await import(join(pyodide, 'pyodide.asm.mjs'))
const HOME = '/felicity'

function copy(disk, from, to) {
  disk.mkdirTree(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isDirectory()) copy(disk, join(from, entry.name), `${to}/${entry.name}`)
    else disk.writeFile(`${to}/${entry.name}`, readFileSync(join(from, entry.name)))
  }
}

const python = await loadPyodide({
  _makeSnapshot: true,
  createPyodideModule,
  indexURL: pyodide,
  fsInit: async (disk) => copy(disk, files, HOME),
})
python.runPython(`import sys; sys.path.insert(0, '${HOME}')
from felicity.browser.tab import get_ready
get_ready()`)
writeFileSync(out, python.makeMemorySnapshot())
