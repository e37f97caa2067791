import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { chunkGroups, groupNames } from './chunk-groups.ts'
import { chunkModules } from './chunk-modules.ts'
import { completeTexts, leanI18next, wordFiles } from './i18n-plugins.ts'
import { type Page, prerender } from './prerender.ts'
import { configFile } from './site-files.ts'

/** Reads `BASE_PATH`, the path of the portal on its host, as `passport` or `/passport`. An empty value is the root. Throws for an invalid path. */
export const readBasePath = (value: string | undefined): string => {
  const folders = (value ?? '').split('/').filter(Boolean)
  const strange = folders.find((folder) => !/^[\w.~-]+$/.test(folder) || /^\.+$/.test(folder))
  if (strange) throw new Error(`BASE_PATH: a folder cannot be called ${JSON.stringify(strange)}`)
  return folders.length === 0 ? '/' : `/${folders.join('/')}/`
}

export interface PortalBuild {
  /** Pages to prerender, beside those of both portals. */
  readonly pages: readonly Page[]
  /** Texts that only the other portal shows, as `request:title`. */
  readonly otherTexts: readonly string[]
}

const kit = '../../packages/portal-kit/src'
const screens = `${kit}/application-form`

/** Modules of every step after the first. */
export const stepParts = ['first-step', `${kit}/journey-pages/StepPage.tsx`, 'src/request-form.ts']

/** The step that chooses a service. */
export const serviceStep = (step: string): Page => ({
  path: `/request-appointment/${step}`,
  start: 'individual',
  parts: [...stepParts, `${screens}/RequestTypeScreen.tsx`],
})

const sharedPages: readonly Page[] = [
  ...['/', '/Information', '/service', '/Faq', '/about', '/contactUs', '/SignIn'].map((path) => ({ path })),
  {
    path: '/Status',
    form: true,
    parts: [`${kit}/journey-pages/my-application-page.tsx`, `${kit}/my-applications/StatusScreen.tsx`],
  },
  { path: '/request-appointment/applicants-count', entry: '/request-appointment', form: true, parts: ['first-step'] },
  { path: '/request-appointment/group-size', start: 'group', parts: [...stepParts, `${screens}/GroupSizeScreen.tsx`] },
]

/** Files that every page loads first. */
const always = /\/(load|frame)-[^/]*\.js$/

/**
 * React's JSX functions as exports of a module. Calls of a CommonJS property are longer, which costs 1.1 KB over all steps. In production
 * `jsx` and `jsxs` are one function.
 */
const jsxModule = (): Plugin => ({
  name: 'invea-jsx-module',
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  transform: {
    filter: { id: /\/react\/jsx-runtime\.js$/ },
    handler: () =>
      "import runtime from './cjs/react-jsx-runtime.production.js'; export const { Fragment, jsx } = runtime; export { jsx as jsxs }",
  },
})

/** Build settings of both portals: readable before scripts, screens and texts fetched when needed, nothing from other hosts. */
export const portalConfig = ({ pages, otherTexts }: PortalBuild): UserConfig => ({
  base: readBasePath(process.env.BASE_PATH),
  plugins: [
    react(),
    tailwindcss(),
    configFile(),
    completeTexts(),
    leanI18next(),
    jsxModule(),
    wordFiles(otherTexts),
    chunkModules(),
    prerender([...sharedPages, ...pages]),
  ],
  build: {
    // The first browsers with cascade layers. `startApp` starts nothing in older ones, which would show pages without styles.
    target: ['chrome99', 'firefox98', 'safari15.4', 'edge99'],
    manifest: true,
    // Every page has already loaded `frame` and `load`. Naming them at each import would add 0.2 KB to every page.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !always.test(file)) },
    // Never inlines pictures, because every visitor would load them with the script.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Saves 1.6 KB on every page compared with the bundler's own minifier. i18next and react-i18next write these messages only in debug mode
    // or without an instance, which `useTranslation` refuses.
    minify: 'terser',
    terserOptions: {
      ecma: 2020,
      compress: {
        passes: 3,
        inline: 1,
        // Neither our code nor the libraries read a property only for its side effect.
        pure_getters: true,
        pure_funcs: ['this.logger.warn', 'this.logger.log', 'this.logger.deprecate', 'this.logger.once', 'warnOnce'],
      },
      format: { comments: false },
    },
    rolldownOptions: {
      output: {
        // Every page contains the names of all chunks, so only grouped chunks have descriptive names. Hashes use 36 characters instead of 64,
        // because they do not compress, and 36 are enough to distinguish files.
        hashCharacters: 'base36',
        chunkFileNames: ({ name }) => (groupNames.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/c[hash:7].js'),
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  resolve: {
    alias: [
      // React has included this hook since version 18; the shim is for older versions.
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  // A namespace is read as one object. An export for each key would only add bytes.
  json: { namedExports: false, stringify: false },
  ssr: { noExternal: [/^@invea\//] },
})
