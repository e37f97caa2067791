// Resolves names across the files of the repository, through the public entries of packages.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import ts from 'typescript'

export const root = join(import.meta.dirname, '../..')

/** A top-level name in a file. */
export interface Target {
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
export const parse = (file: string): Module => {
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
export const find = ({ file, name }: Target): Target | undefined => {
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
export const usesOf = (node: ts.Node) => {
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
