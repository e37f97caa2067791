import type { Keys } from '../platform/encryption/encryption.ts'

const key = (byte: number) => Buffer.alloc(32, byte)

export const testKeys: Keys = {
  data: key(1),
  index: key(2),
  link: key(3),
  captcha: key(4),
  barcode: key(5),
  payment: key(6),
  dataId: 1,
  dataAlso: new Map(),
}
