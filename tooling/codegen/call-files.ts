// Lists in docs/architecture.md the files of each call from the route to the SQL, and counts those from the screen on. Fails above the limit.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { find, parse, root, type Target, usesOf } from './module-graph.ts'

const service = 'apps/service/src'
const worker = `${service}/worker.ts`
const maxFiles = 30

interface Call {
  readonly title: string
  readonly endpoint: string
  readonly routes: string
  /** Screen of the call, with the command that its button runs. Absent when the portals do not make the call. */
  readonly screen?: readonly Target[]
  /** Function of the client. */
  readonly client?: Target
}
const target = (folder: string) => (file: string, name: string) => ({ file: `${folder}/${file}`, name })
const kit = target('packages/portal-kit/src')
const api = target('packages/api/src')
const stepPage = kit('journey-pages/StepPage.tsx', 'StepPage')
const calls: readonly Call[] = [
  {
    title: 'Submit a request',
    endpoint: 'submitRequest',
    routes: `${service}/requests/routes.ts`,
    screen: [stepPage, kit('application-form/form-commands.ts', 'submitApplicant')],
    client: api('client/requests.ts', 'submit'),
  },
  {
    title: 'Hold an appointment',
    endpoint: 'submitAppointment',
    routes: `${service}/appointments/routes.ts`,
    screen: [stepPage, kit('appointment/DateScreen.tsx', 'DateScreen'), kit('appointment/hold-slot.ts', 'holdSlot')],
    client: api('client/master.ts', 'hold'),
  },
  {
    title: 'Pay',
    endpoint: 'orderRequest',
    routes: `${service}/payments/routes.ts`,
    screen: [
      stepPage,
      kit('payment/PaymentStep.tsx', 'PaymentStep'),
      kit('application-form/form-commands.ts', 'orderPayment'),
    ],
    client: api('client/requests.ts', 'order'),
  },
  {
    title: 'The payment provider reports a payment',
    endpoint: 'paymentCallback',
    routes: `${service}/payments/routes.ts`,
  },
  {
    title: 'Sign in',
    endpoint: 'signIn',
    routes: `${service}/accounts/routes.ts`,
    screen: [kit('account/SignInScreen.tsx', 'SignInScreen')],
    client: api('client/account.ts', 'signIn'),
  },
  {
    title: 'Upload documents',
    endpoint: 'uploadAttachment',
    routes: `${service}/attachments/routes.ts`,
    screen: [
      stepPage,
      kit('attachments/AttachmentsStep.tsx', 'AttachmentsStep'),
      kit('attachments/upload-attachments.ts', 'uploadAttachments'),
    ],
    client: api('client/attachments.ts', 'upload'),
  },
]

/** Code in compose.ts or worker.ts, by property of the context or name of a worker task. */
const composedNodes = ((): ReadonlyMap<string, { readonly file: string; readonly node: ts.Node }> => {
  const nodes = new Map<string, { readonly file: string; readonly node: ts.Node }>()
  const compose = `${service}/compose.ts`
  const addProperties = (node: ts.Node): void => {
    if (!ts.isObjectLiteralExpression(node)) return
    for (const property of node.properties)
      if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name))
        nodes.set(property.name.text, { file: compose, node: property.initializer })
  }
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node) && node.expression) addProperties(node.expression)
    if (ts.isAsExpression(node)) addProperties(node.expression)
    ts.forEachChild(node, visit)
  }
  const composing = parse(compose).declarations.get('compose')
  if (!composing) throw new Error(`${compose} has no compose`)
  visit(composing)
  for (const [name, node] of parse(worker).declarations) nodes.set(`'${name}'`, { file: worker, node })
  return nodes
})()

/** Follows names from one piece of code to the next, in reading order. */
const traverse = () => {
  const files = new Set<string>()
  /** Files of the service, and files that the service imports directly. */
  const direct = new Set<string>()
  const visited = new Set<string>()
  const follow = (file: string, node: ts.Node): void => {
    const { names, properties } = usesOf(node)
    for (const name of names) {
      const target = find({ file, name })
      if (!target || visited.has(`${target.file} ${target.name}`)) continue
      visited.add(`${target.file} ${target.name}`)
      files.add(target.file)
      if (file.startsWith(service)) direct.add(target.file)
      const declaration = parse(target.file).declarations.get(target.name)
      if (declaration) follow(target.file, declaration)
    }
    if (!file.startsWith(service)) return
    for (const property of properties) {
      const nodes = composedNodes.get(property)
      if (!nodes || visited.has(`compose ${property}`)) continue
      visited.add(`compose ${property}`)
      follow(nodes.file, nodes.node)
    }
  }
  return { files, direct, follow }
}

/** The property with this name: the handler of a route, or a function of the client. */
const propertyOf = ({ file, name }: Target): ts.Node => {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      ts.isIdentifier(node.name) &&
      node.name.text === name
    )
      found = node
    ts.forEachChild(node, visit)
  }
  for (const declaration of parse(file).declarations.values()) visit(declaration)
  if (!found) throw new Error(`${file} has no ${name}`)
  return found
}

/** Parts of the client that every call uses. */
const clientParts = [
  api('client.ts', 'createPortalClient'),
  api('client/execute.ts', 'createHttpClients'),
  api('session/session.ts', 'createSession'),
]

const withoutTexts = (files: ReadonlySet<string>): readonly string[] =>
  [...files].filter((file) => !/^packages\/(ui|locales)\//.test(file))

/** Files from the screen to the HTTP request. */
const portalFiles = ({ screen = [], client }: Call): readonly string[] => {
  const { files, follow } = traverse()
  for (const { file, name } of client ? [...screen, ...clientParts] : []) {
    const declaration = parse(file).declarations.get(name)
    if (!declaration) throw new Error(`${file} has no ${name}`)
    files.add(file)
    follow(file, declaration)
  }
  if (client) {
    files.add(client.file)
    follow(client.file, propertyOf(client))
  }
  return withoutTexts(files)
}

/** Folders that every call uses, not listed for each call. */
const shared = [`${service}/platform/`, 'packages/domain/src/calendar/', 'packages/locales/', 'packages/api/']
const isShared = (file: string): boolean => shared.some((folder) => file.startsWith(folder))

const faults: string[] = []
const rows: string[] = []
const sections = calls.map((call) => {
  const { title, endpoint, routes } = call
  const { files, direct, follow } = traverse()
  files.add(routes)
  direct.add(routes)
  follow(routes, propertyOf({ file: routes, name: endpoint }))
  const listed = [...files].filter((file) => direct.has(file) && !isShared(file))
  if (listed.length > maxFiles) faults.push(`${title}: ${listed.length} files, at most ${maxFiles}`)
  const fromScreen = portalFiles(call)
  const fromRoute = withoutTexts(files)
  const together = new Set([...fromScreen, ...fromRoute]).size
  rows.push(`| ${title} | ${listed.length} | ${fromRoute.length} | ${fromScreen.length || '–'} | ${together} |`)
  const lines = listed.map((file, at) => `${at + 1}. [${file}](../${file})`)
  return `### ${title}\n\n\`${endpoint}\`\n\n${lines.join('\n')}`
})
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}

const document = join(root, 'docs/architecture.md')
const text = readFileSync(document, 'utf8')
const table = `| call | listed | from the route | from the screen | together |\n|---|--:|--:|--:|--:|\n${rows.join('\n')}`
const section = `<!-- calls -->\n${table}\n\n${sections.join('\n\n')}\n<!-- /calls -->`
writeFileSync(document, text.replace(/<!-- calls -->[\s\S]*<!-- \/calls -->/, section))
