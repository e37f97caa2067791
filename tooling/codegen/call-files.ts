// Lists in docs/architecture.md the files that a reader needs to follow each call, from the route to the SQL. Fails above the limit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')
const service = 'apps/service/src'
const worker = `${service}/worker.ts`
const maxFiles = 30

interface Call {
  readonly title: string
  readonly endpoint: string
  readonly routes: string
}
const calls: readonly Call[] = [
  { title: 'Submit a request', endpoint: 'submitRequest', routes: `${service}/requests/routes.ts` },
  { title: 'Hold an appointment', endpoint: 'submitAppointment', routes: `${service}/appointments/routes.ts` },
  { title: 'Pay', endpoint: 'orderRequest', routes: `${service}/payments/routes.ts` },
  {
    title: 'The payment provider reports a payment',
    endpoint: 'paymentCallback',
    routes: `${service}/payments/routes.ts`,
  },
  { title: 'Sign in', endpoint: 'signIn', routes: `${service}/accounts/routes.ts` },
  { title: 'Upload documents', endpoint: 'uploadAttachment', routes: `${service}/attachments/routes.ts` },
]

/** A top-level name in a file. */
interface Target {
  readonly file: string
  readonly name: string
}
interface Module {
  readonly declarations: ReadonlyMap<string, ts.Node>
  readonly imports: ReadonlyMap<string, Target>
  readonly reexports: readonly { readonly file: string; readonly names: ReadonlyMap<string, string> | 'all' }[]
}

const entryOf = (specifier: string): string | undefined => {
  const [, name = '', rest = ''] = /^@invea\/([^/]+)(?:\/(.*))?$/.exec(specifier) ?? []
  const manifest = join(root, 'packages', name, 'package.json')
  if (name === '' || !existsSync(manifest)) return undefined
  const entry = JSON.parse(readFileSync(manifest, 'utf8')).exports[rest === '' ? '.' : `./${rest}`]
  const path = typeof entry === 'string' ? entry : (entry?.types ?? entry?.default)
  return path && relative(root, join(dirname(manifest), path))
}
const resolve = (specifier: string, from: string): string | undefined =>
  specifier.startsWith('.') ? relative(root, join(root, dirname(from), specifier)) : entryOf(specifier)

const modules = new Map<string, Module>()
const parse = (file: string): Module => {
  const cached = modules.get(file)
  if (cached) return cached
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)
  const declarations = new Map<string, ts.Node>()
  const imports = new Map<string, Target>()
  const reexports: Module['reexports'][number][] = []
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations)
        for (const name of namesOf(declaration.name)) declarations.set(name, declaration)
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      declarations.set(statement.name.text, statement)
    } else if (ts.isImportDeclaration(statement) && ts.isStringLiteral(statement.moduleSpecifier)) {
      const target = resolve(statement.moduleSpecifier.text, file)
      const bindings = statement.importClause?.namedBindings
      if (!target || statement.importClause?.isTypeOnly || !bindings || !ts.isNamedImports(bindings)) continue
      for (const { name, propertyName, isTypeOnly } of bindings.elements)
        if (!isTypeOnly) imports.set(name.text, { file: target, name: (propertyName ?? name).text })
    } else if (ts.isExportDeclaration(statement) && statement.moduleSpecifier && !statement.isTypeOnly) {
      const target = resolve((statement.moduleSpecifier as ts.StringLiteral).text, file)
      const named = statement.exportClause
      if (!target) continue
      const names =
        named && ts.isNamedExports(named)
          ? new Map(named.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]))
          : ('all' as const)
      reexports.push({ file: target, names })
    }
  }
  const parsed = { declarations, imports, reexports }
  modules.set(file, parsed)
  return parsed
}
const namesOf = (name: ts.BindingName): readonly string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesOf(element.name) : []))

/** Finds the declaration of a name, through the public entries of packages. */
const find = ({ file, name }: Target): Target | undefined => {
  const { declarations, imports, reexports } = parse(file)
  if (declarations.has(name)) return { file, name }
  const imported = imports.get(name)
  if (imported) return find(imported)
  for (const { file: next, names } of reexports) {
    const inner = names === 'all' ? name : names.get(name)
    const found = inner === undefined ? undefined : find({ file: next, name: inner })
    if (found) return found
  }
  return undefined
}

/** Names that a piece of code uses as values, and properties that it reads. */
const usesOf = (node: ts.Node) => {
  const names = new Set<string>()
  const properties = new Set<string>()
  const visit = (part: ts.Node): void => {
    if (ts.isTypeNode(part) || ts.isInterfaceDeclaration(part)) return
    if (ts.isPropertyAccessExpression(part)) {
      properties.add(part.name.text)
      visit(part.expression)
      return
    }
    if (ts.isBindingElement(part) && ts.isObjectBindingPattern(part.parent)) {
      const key = part.propertyName ?? part.name
      if (ts.isIdentifier(key)) properties.add(key.text)
      if (part.initializer) visit(part.initializer)
      if (!ts.isIdentifier(part.name)) visit(part.name)
      return
    }
    if (ts.isPropertyAssignment(part)) {
      visit(part.initializer)
      return
    }
    // May be the name of a worker task.
    if (ts.isStringLiteral(part)) properties.add(`'${part.text}'`)
    if (ts.isShorthandPropertyAssignment(part)) names.add(part.name.text)
    else if (ts.isIdentifier(part)) names.add(part.text)
    ts.forEachChild(part, visit)
  }
  ts.forEachChild(node, visit)
  return { names, properties }
}

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

/** The route property that handles a call. */
const handlerOf = ({ endpoint, routes }: Call): ts.Node => {
  let found: ts.Node | undefined
  const visit = (node: ts.Node): void => {
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      ts.isIdentifier(node.name) &&
      node.name.text === endpoint
    )
      found = node
    ts.forEachChild(node, visit)
  }
  for (const declaration of parse(routes).declarations.values()) visit(declaration)
  if (!found) throw new Error(`${routes} has no ${endpoint}`)
  return found
}

/** Folders that every call uses, not listed for each call. */
const shared = [`${service}/platform/`, 'packages/domain/src/calendar/', 'packages/locales/', 'packages/api/']
const isShared = (file: string): boolean => shared.some((folder) => file.startsWith(folder))

const faults: string[] = []
const sections = calls.map((call) => {
  const { files, direct, follow } = traverse()
  files.add(call.routes)
  direct.add(call.routes)
  follow(call.routes, handlerOf(call))
  const listed = [...files].filter((file) => direct.has(file) && !isShared(file))
  if (listed.length > maxFiles) faults.push(`${call.title}: ${listed.length} files, at most ${maxFiles}`)
  const lines = listed.map((file, at) => `${at + 1}. [${file}](../${file})`)
  return `### ${call.title}: ${listed.length} files\n\n\`${call.endpoint}\`; with everything that is shared, ${files.size}.\n\n${lines.join('\n')}`
})
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exit(1)
}

const document = join(root, 'docs/architecture.md')
const text = readFileSync(document, 'utf8')
const section = `<!-- calls -->\n${sections.join('\n\n')}\n<!-- /calls -->`
writeFileSync(document, text.replace(/<!-- calls -->[\s\S]*<!-- \/calls -->/, section))
