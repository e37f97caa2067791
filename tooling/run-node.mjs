// `node tooling/run-node.mjs e2e/run.ts`: runs a script of the workspace, named from its root, on the pinned Node 24.
import { join } from 'node:path'
import { install, runWithNode } from './bootstrap.mjs'

install()
const [script = '', ...args] = process.argv.slice(2)
runWithNode(join('..', script), args)
