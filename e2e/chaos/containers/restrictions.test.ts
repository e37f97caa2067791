import { expect, test } from 'vitest'
import { faultsOf, processesOf, readStatus } from './prove-containers.ts'

const status = (changes: Readonly<Record<string, string>> = {}) =>
  Object.entries({
    Name: 'node',
    Uid: '1000\t1000\t1000\t1000',
    Gid: '1000\t1000\t1000\t1000',
    CapInh: '0000000000000000',
    CapPrm: '0000000000000000',
    CapEff: '0000000000000000',
    CapBnd: '0000000000000000',
    CapAmb: '0000000000000000',
    NoNewPrivs: '1',
    Seccomp: '2',
    ...changes,
  })
    .map(([name, value]) => `${name}:\t${value}`)
    .join('\n')

const faults = (changes?: Readonly<Record<string, string>>) => faultsOf([readStatus(status(changes))])

test('a process without root, capabilities and new privileges has no fault', () => {
  expect(faults()).toEqual([])
})

test.each([
  [{ Uid: '1000\t0\t1000\t1000' }, 'node is root'],
  [{ Gid: '0\t0\t0\t0' }, 'node is in the group of root'],
  [{ CapBnd: '00000000a80425fb' }, 'node has capabilities'],
  [{ NoNewPrivs: '0' }, 'node may gain privileges'],
  [{ Seccomp: '0' }, 'node has no filter of system calls'],
])('a process with %j has one fault', (changes, fault) => {
  expect(faults(changes)).toEqual([fault])
})

test('the processes of a namespace are those that share it', () => {
  expect(processesOf(process.pid).length).toBeGreaterThan(0)
})
