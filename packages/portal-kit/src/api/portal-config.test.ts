import { expect, test } from 'vitest'
import { defaultConfig, readConfig } from './portal-config.ts'

test('values of the file apply, missing values keep their default', () => {
  const config = readConfig({ serviceUrl: 'https://service.example', phonePrefixes: ['9', '7'] })
  expect(config.serviceUrl).toBe('https://service.example')
  expect(config.phonePrefixes).toEqual(['9', '7'])
  expect(config.helpLine).toBe(defaultConfig.helpLine)
})

test('an invalid value does not affect the other values', () => {
  const config = readConfig({
    helpLine: 8133,
    phonePrefixes: '9',
    languages: ['am', 'fr'],
    supportMailbox: 'a@b.example',
  })
  expect(config).toEqual({ ...defaultConfig, languages: ['am'], supportMailbox: 'a@b.example' })
})

test.each(['', ' ', 'soon'])('%j is no help number: the portal shows the default number', (helpLine) => {
  expect(readConfig({ helpLine }).helpLine).toBe(defaultConfig.helpLine)
})

test.each([null, 'text', 7, [], { languages: [] }])('%j instead of a file leaves the defaults', (file) => {
  expect(readConfig(file)).toEqual(defaultConfig)
})

test('the official bar needs its text in every language; without one the deployment is a sample', () => {
  const official = { en: 'An official service', am: 'ይፋዊ', om: 'Tajaajila', ti: 'ወግዓዊ' }
  expect(readConfig({ official, emblemUrl: '/emblem.svg' })).toMatchObject({ official, emblemUrl: '/emblem.svg' })
  for (const slip of ['text', null, { en: 'An official service' }, { ...official, ti: 7 }])
    expect(readConfig({ official: slip }).official).toBeUndefined()
})
