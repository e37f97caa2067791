import { handOver, install } from './bootstrap.mjs'

install()
handOver('start.ts')
