import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
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
  /** Pages to prerender, each in every language. */
  readonly pages: readonly Page[]
}

/** Modules that every page needs. They are one file, because many small ones compress worse and cost a request each. */
const everywhere = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|clsx|class-variance-authority)/',
    'node_modules/@tanstack/(history|react-router|router-core|react-store|store)/',
    'node_modules/@radix-ui/react-(slot|compose-refs)/',
    'packages/portal-kit/src/shell/(FailedPage|PageParts|Portal\\w+|lazy-component|portal-route|render-portal|site-map)\\.',
    'packages/portal-kit/src/i18n/(?!LoadedComponent|date-texts|issue-words|local-time)',
    'packages/portal-kit/src/api/(config-source|member-store|portal-config|use-online)\\.',
    'packages/api/src/session/session-store',
    // Icons of nearly every page: separate files would cost more than their content.
    'node_modules/lucide-react/.*/icons/(check|chevron-(down|left|right)|file-text|search|user)\\.',
    'packages/locales/src/(i18next|index|languages|namespaces)\\.ts$',
    'packages/ui/src/(shell|layout|button|card|language-switch|illustrations|alert)\\.',
    'packages/portal-kit/src/(account/account-routes|journey-pages/(my-application|request)-routes)\\.',
    // A small module that Home and every first step need: alone it would cost a request.
    'packages/domain/src/drafts/applicant-count\\.',
    'apps/[a-z-]+/src/routes\\.',
  ].join('|'),
)

/** Parts of every form with fields or messages. The status look-up needs them without the wizard. */
const anyForm = new RegExp(
  [
    'packages/portal-kit/src/api/(FailedRequest|FailureNotice|api-context|device-keys)',
    'packages/portal-kit/src/i18n/(LoadedComponent|issue-words)\\.',
    'packages/locales/src/issue-message\\.',
    'packages/portal-kit/src/drafts/(database|shared-computer)',
    'packages/ui/src/(checkbox|text)\\.',
    'node_modules/lucide-react/.*/icons/circle-exclamation-point\\.',
    'node_modules/date-fns-tz/.*/(_lib/(tzTokenizeDate|newDateUTC|tzParseTimezone)|getTimezoneOffset)/',
    'packages/domain/src/(calendar/(addis-ababa|iso-date)|drafts/typed-fields)\\.',
  ].join('|'),
)

/**
 * The code of the first step of a request, as one file, because each file costs a round trip on a slow connection.
 * Excludes fields, calls and rules of later steps.
 */
const firstStep = new RegExp(
  [
    'packages/portal-kit/src/drafts/',
    'packages/portal-kit/src/application-form/ApplicantsCountScreen',
    'packages/portal-kit/src/journey-pages/(JourneyProgress|request-(definition|draft|start))',
    'apps/[a-z-]+/src/request-definition',
    'packages/portal-kit/src/application-form/(CheckField|JourneyStepper|next-move|request-form|Step(Frame|Notices)|use-wizard|wizard|wizard-snapshot|WizardProvider)\\.',
    'packages/ui/src/stepper\\.',
    'node_modules/lucide-react/.*/icons/(lock|users)\\.',
    'packages/domain/src/(drafts/(?!typed|applicant-count|edit-draft|preselect)|journeys/(draft-field|journey|start-steps)\\.|issues/issue-list\\.)',
  ].join('|'),
)

/** The API client and the components of every page that sends data. As five files they would compress worse. */
const service =
  /packages\/portal-kit\/src\/api\/(ApiProvider|Captcha|portal-client|queries)\.|packages\/ui\/src\/error-summary\./

/** Addition of the urgent application to the first step. */
const urgentStart = /apps\/passport-portal\/src\/urgent-definition\./

/** Names of the chunks that are grouped below. */
const groups: ReadonlySet<string> = new Set(['load', 'frame', 'form', 'first-step', 'service', 'urgent'])

/** Files that every page loads first. */
const always = /\/(load|frame)-[^/]*\.js$/

/** Build settings of both portals: one chunk for each route and language, no third parties, pages readable before any script runs. */
export const portalConfig = ({ pages }: PortalBuild): UserConfig => ({
  base: readBasePath(process.env.BASE_PATH),
  plugins: [
    react(),
    tailwindcss(),
    configFile(),
    completeTexts(),
    leanI18next(),
    wordFiles(),
    chunkModules(),
    prerender(pages),
  ],
  build: {
    // The first browsers with cascade layers. Older ones would run the scripts and show pages without styles.
    target: ['chrome99', 'firefox97', 'safari15.4', 'edge99'],
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
        chunkFileNames: ({ name }) => (groups.has(name) ? 'assets/[name]-[hash:7].js' : 'assets/c[hash:7].js'),
        codeSplitting: {
          groups: [
            // The boot script needs this helper of the bundler, and must not wait for `frame` because of it.
            { name: 'load', test: /vite\/preload-helper|rolldown\/runtime/, priority: 1 },
            { name: 'frame', test: everywhere },
            { name: 'form', test: anyForm, includeDependenciesRecursively: false },
            { name: 'first-step', test: firstStep, includeDependenciesRecursively: false },
            { name: 'service', test: service, includeDependenciesRecursively: false },
            { name: 'urgent', test: urgentStart, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  resolve: {
    alias: [
      // React has included this hook since version 18; the shim is for older versions.
      {
        find: /^use-sync-external-store\/shim(\/index\.js)?$/,
        replacement: 'react',
      },
    ],
  },
  // A namespace is read as one object. An export for each key would only add bytes.
  json: { namedExports: false, stringify: false },
  ssr: { noExternal: [/^@invea\//] },
})
