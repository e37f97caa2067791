// `node tooling/run-node.mjs tooling/x.ts`: runs a script of the workspace on the pinned Node 24.
import { basename } from 'node:path'
import { handOver, install } from './bootstrap.mjs'

install()
const [script = '', ...args] = process.argv.slice(2)
handOver(basename(script), args)
