import { handOver, install } from './bootstrap.mjs'

install()
handOver('test.ts')
