import { setTimeout as wait } from 'node:timers/promises'
import { until } from '@invea/tooling/programs'
import { expect, test } from 'vitest'
import { aVisitor, send } from '../../src/testing/a-client.ts'
import {
  addCleanup,
  cleanUpAfterEach,
  processSettings,
  spawnService,
  startProcess,
} from '../../src/testing/a-process.ts'
import { aSlotRequest } from '../../src/testing/a-slot.ts'
import { databaseKinds, noPostgres } from '../../src/testing/databases.ts'
import { solve } from '../../src/testing/human.builder.ts'
import { type ReceivedSpan, startSmsGateway, startTraceCollector } from '../../src/testing/stand-ins.ts'

cleanUpAfterEach()

const traceOf = (digit: string) => digit.repeat(32)
const traceparent = (digit: string) => ({ traceparent: `00-${traceOf(digit)}-${digit.repeat(16)}-01` })

test.for(databaseKinds)(
  'one trace connects the header of a client with its SQL and its SMS (%s)',
  async (kind, { skip }) => {
    const settings = await processSettings(kind)
    if (!settings) return skip(noPostgres)
    const collector = await startTraceCollector()
    const gateway = await startSmsGateway()
    addCleanup(collector.stop)
    addCleanup(gateway.stop)
    const service = await startProcess({
      ...settings,
      SMS_URL: gateway.url,
      TRACES_URL: collector.url,
      TRACES_PERCENT: '100',
    })
    addCleanup(service.kill)
    const visitor = await aVisitor(service.url)
    const sent = await visitor.call(
      'sendHoldCode',
      { body: { phoneNumber: '0912345678' } },
      { 'x-captcha': await solve(visitor, 'site'), 'idempotency-key': 'CANARYKEY', ...traceparent('a') },
    )
    expect(sent.status).toBe(200)
    const held = await visitor.call(
      'submitAppointment',
      { body: aSlotRequest() },
      { 'x-captcha': await solve(visitor, 'site'), ...traceparent('b') },
    )
    expect(held.status).toBe(200)
    await send(`${service.url}/Master/api/V1.0/CountryRegion/GetCityListByRegion?regionId=CANARYQUERY`, {
      headers: traceparent('c'),
    })
    const findSpan = (digit: string, name: string): ReceivedSpan | undefined =>
      collector.spans.find((span) => span.traceId === traceOf(digit) && span.name === name)
    // Spans are sent once a second.
    await until('the spans of three calls', () =>
      [findSpan('a', 'deliver sms'), findSpan('b', 'hold batch'), collector.received().includes(traceOf('c'))].every(
        Boolean,
      ),
    )

    const call = findSpan('a', 'POST /Captcha/api/V1.0/Captcha/SendCode')
    expect(call?.parentSpanId).toBe('a'.repeat(16))
    const children = collector.spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId)
    // The driver of the embedded database commits without a statement.
    const expected = ['SQL insert', 'deliver sms', ...(kind === 'postgres' ? ['SQL begin', 'SQL commit'] : [])]
    expect(children.map(({ name }) => name)).toEqual(expect.arrayContaining(expected))
    const delivery = findSpan('a', 'deliver sms')
    await until('the span of the statement after the SMS', () =>
      collector.spans.some(({ parentSpanId }) => parentSpanId === delivery?.spanId),
    )
    const ofDelivery = collector.spans.filter(({ parentSpanId }) => parentSpanId === delivery?.spanId)
    expect(ofDelivery.map(({ name }) => name)).toEqual(['SQL update'])

    const hold = findSpan('b', 'POST /Schedule/api/V1.0/Schedule/SubmitAppointment')
    expect(hold?.parentSpanId).toBe('b'.repeat(16))
    expect(findSpan('b', 'hold batch')?.parentSpanId).toBe(hold?.spanId)
    const ofBatch = collector.spans.filter(({ parentSpanId }) => parentSpanId === findSpan('b', 'hold batch')?.spanId)
    expect(ofBatch.map(({ name }) => name)).toContain('SQL select')

    // Spans contain no values, addresses, tokens or personal texts.
    const { accessToken } = visitor
    const code = /\d{6}/.exec(gateway.received[0]?.message ?? '')?.[0]
    expect(code).toBeDefined()
    for (const personal of ['CANARY', '12345678', accessToken, code, '127.0.0.1'])
      expect(collector.received()).not.toContain(personal)
  },
)

test('a client cannot choose a number whose trace is recorded', async () => {
  const collector = await startTraceCollector()
  addCleanup(collector.stop)
  const settings = { ...(await processSettings('embedded')), TRACES_URL: collector.url, TRACES_PERCENT: '50' }
  const service = await startProcess(settings)
  addCleanup(service.kill)
  // The lowest numbers, which a sampler by the number alone records at any percentage.
  const numbers = Array.from({ length: 40 }, (_, at) => String(at + 1).padStart(32, '0'))
  for (const number of numbers) {
    const headers = { traceparent: `00-${number}-${'d'.repeat(16)}-01` }
    await send(`${service.url}/Master/api/V1.0/CountryRegion/GetCityListByRegion?regionId=1`, { headers })
  }
  const recorded = () => new Set(collector.spans.map(({ traceId }) => traceId)).size
  await until('the first span', () => recorded() > 0)
  // A batch is sent once a second.
  await wait(2_500)
  expect(recorded()).toBeGreaterThan(0)
  expect(recorded()).toBeLessThan(numbers.length)
})

// Writes the address of each loaded module of OpenTelemetry to standard error.
const reportModules = `import { registerHooks } from 'node:module'
registerHooks({ load: (url, context, next) => {
  if (url.includes('@opentelemetry')) console.error(url)
  return next(url, context)
} })`

test.for([
  ['without the setting the SDK is not loaded', {}, false],
  ['with the setting the SDK is loaded', { TRACES_URL: 'http://127.0.0.1:9/v1/traces' }, true],
] as const)('%s', async ([_title, settings, isLoaded]) => {
  const child = spawnService({
    ...(await processSettings('embedded')),
    ...settings,
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(reportModules)}`,
  })
  addCleanup(() => child.kill('SIGKILL'))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output += chunk
    })
  await until('the start of the service', () => output.includes('service is up'))
  expect(output).toContain('@opentelemetry/api')
  expect(output.includes('@opentelemetry/sdk-trace')).toBe(isLoaded)
})
