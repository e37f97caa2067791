/** Modules of our own packages in a folder, by their names without extension. */
const own = (folder: string, ...names: readonly string[]) => names.map((name) => `packages/${folder}/${name}\\.`)

const icons = (...names: readonly string[]) => `node_modules/lucide-react/.*/icons/(${names.join('|')})\\.`

/**
 * Patterns of modules that share a chunk. Each chunk costs a request and about 500 bytes of headers, and small chunks compress worse.
 * A module belongs to the first group that matches it. A group imports only from groups above it and from modules without a group,
 * so a group never loads a later one. A page loads whole groups, also the modules in them that it does not use.
 * `chunkModules` fails the build where chunks import each other. It does not check the order.
 */
export const patterns = {
  /** Helpers of the bundler that the boot script needs. Inside `frame` they would make it wait for all of `frame`. */
  load: ['vite/preload-helper', 'rolldown/runtime'],

  /** What every page needs, and small modules of many pages that would cost a request each. */
  frame: [
    'node_modules/(react|react-dom|scheduler|use-sync-external-store|i18next|react-i18next|clsx|class-variance-authority)/',
    'node_modules/@tanstack/(history|react-router|router-core|react-store|store)/',
    'node_modules/@radix-ui/react-(slot|compose-refs)/',
    icons('check', 'chevron-(down|left|right)', 'file-text', 'search', 'user'),
    ...own(
      'portal-kit/src/shell',
      'FailedPage',
      'PageParts',
      'Portal\\w+',
      'lazy-component',
      'portal-route',
      'render-portal',
      'site-map',
    ),
    'packages/portal-kit/src/i18n/(?!LoadedComponent|date-texts|issue-words|local-time)',
    ...own('portal-kit/src/api', 'config-source', 'member-store', 'portal-config', 'connection'),
    ...own('portal-kit/src', 'account/account-routes', 'journey-pages/(my-application|portal|request)-routes'),
    'packages/api/src/session/session-store',
    ...own('locales/src', 'index', 'languages', 'namespaces'),
    ...own('ui/src', 'alert', 'announce', 'button', 'card', 'illustrations', 'language-switch', 'layout', 'shell'),
    ...own('domain/src', 'attachments/upload-limits', 'drafts/applicant-count', 'fees/fee-tables'),
    'apps/[a-z-]+/src/(main|routes)\\.',
  ],

  /** Parts of every form with fields or messages. The status look-up needs them without the wizard. */
  form: [
    'packages/portal-kit/src/api/(FailedRequest|FailureNotice|api-context|device-keys)',
    ...own('portal-kit/src/i18n', 'LoadedComponent', 'issue-words'),
    'packages/portal-kit/src/(drafts/(database|shared-computer)|service-clock)',
    ...own('locales/src', 'issue-message'),
    ...own('ui/src', 'checkbox', 'focus-on-arrival', 'text'),
    icons('circle-exclamation-point'),
    'node_modules/date-fns-tz/.*/(_lib/(tzTokenizeDate|newDateUTC|tzParseTimezone)|getTimezoneOffset)/',
    ...own(
      'domain/src',
      'calendar/(addis-ababa|iso-date)',
      'drafts/typed-fields',
      'issues/issue-list',
      'model/choices',
    ),
    ...own('domain/src', 'services/origin-id-services'),
  ],

  /** The first step of a request, without fields, calls and rules of later steps. */
  'first-step': [
    'packages/portal-kit/src/drafts/',
    'packages/portal-kit/src/journey-pages/(JourneyProgress|request-(definition|start))',
    ...own(
      'portal-kit/src/application-form',
      'ApplicantsCountScreen',
      'CheckField',
      'JourneyStepper',
      'Step(Frame|Notices)',
      'WizardProvider',
      'next-move',
      'request-form',
      'use-wizard',
      'wizard',
      'wizard-snapshot',
    ),
    ...own('ui/src', 'stepper'),
    icons('lock', 'users'),
    'packages/domain/src/drafts/(?!edit-draft|preselect)',
    ...own('domain/src', 'journeys/(draft-field|journey|start-steps)'),
    'apps/[a-z-]+/src/request-definition',
  ],

  /** What the urgent application adds to the first step. */
  urgent: ['apps/passport-portal/src/urgent-definition\\.'],

  /** The API client, its queries, the page of stored requests, and the components of every page that sends data. */
  service: [
    ...own(
      'portal-kit/src/api',
      'ApiProvider',
      'Captcha',
      'application-queries',
      'queries',
      'solve-captcha',
      'use-(api-mutation|offices)',
    ),
    ...own('portal-kit/src', 'application-view/pages', 'journey-pages/my-application-page'),
    ...own('api/src', 'client', 'errors', 'session/session-state'),
    ...own('ui/src', 'error-summary', 'field'),
    ...own('domain/src', 'applicant/personal-choices', 'appointment/office'),
    'node_modules/@tanstack/(query-core|react-query)/(?!.*(queriesObserver|useQueries))',
    '@oxc-project.runtime',
  ],

  /** Small parts of information pages and of forms. */
  'page-parts': [
    ...own('ui/src', 'data-display', 'disclosure', 'table'),
    icons('calendar', 'download', 'external-link', 'pencil', 'printer', 'timer'),
    ...own('domain/src', 'applicant/passport-facts', 'fees/fee'),
    ...own('locales/src', 'amharic-texts'),
    ...own('portal-kit/src', 'payment/fee-rows'),
  ],

  /** Dates and times as texts, and rules that information pages share with the form. */
  dates: [
    ...own('portal-kit/src/i18n', 'date-texts', 'local-time'),
    ...own('portal-kit/src/shell', 'HelpAbroad'),
    ...own('domain/src/calendar', 'ethiopian-date', 'format-date'),
    ...own('domain/src', 'appointment/(booking-window|delivery)', 'attachments/required-documents'),
    ...own('domain/src', 'holidays/(holidays|working-days)', 'services/passport-services'),
  ],

  /** What the status look-up and the list of requests show of a stored request. */
  request: [
    ...own(
      'portal-kit/src/application-view',
      'DetailRows',
      'LeaveDevice',
      'NextStepPanel',
      'RequestViews',
      'VisitCard',
      'request-rows',
    ),
    ...own('portal-kit/src/shell', 'display-context'),
    ...own('portal-kit/src/payment', 'PaymentPanels'),
    ...own('domain/src/application', 'actions', 'next-action', 'payment', 'reschedule', 'status'),
    ...own('ui/src', 'choice-cards'),
    'node_modules/@tanstack/(query-core|react-query)/',
  ],

  /** Checks of typed answers, for forms of an account and of a request. */
  checks: [
    'node_modules/zod/',
    ...own('domain/src', 'account/(account-phone|one-time-code)', 'applicant/phone', 'appointment/hold-proof'),
    ...own('domain/src', 'field-schemas', 'issues/(issue|result)', 'names/(latin-name|names)'),
  ],

  /** Rules of an account. */
  'account-rules': ['packages/domain/src/account/'],

  /** Rules of the form. The screens that change a stored request use them too. */
  rules: [
    'packages/domain/src/applicant/',
    ...own('domain/src', 'appointment/(hold|slots)', 'attachments/(file-rules|further-documents)'),
    ...own('domain/src', 'calendar/date-readings', 'drafts/preselect', 'fees/quote'),
    // The error summary loads `steps-with-field` on the first step, also with the data saver on.
    'packages/domain/src/journeys/(?!steps-with-field)',
  ],

  /** A whole stored request: its applicants, its payment, its slip. */
  'request-view': [
    ...own('portal-kit/src/application-view', 'ApplicantBlocks', 'ApplicantPanels', 'applicant-rows'),
    ...own('portal-kit/src/my-applications', 'Slip', 'SummaryView'),
    ...own('ui/src', 'print'),
  ],

  /** Parts, fields and documents of the steps after the first. The screens that change a stored request use them too. */
  fields: [
    ...own('portal-kit/src/application-form', 'ChoiceField', 'DraftFields', 'FactsLoader', 'ResetAnswers', 'commands'),
    ...own('portal-kit/src', 'applicant/ScreenParts', 'waiting-line/stored-ticket'),
    ...own('portal-kit/src/applicant', 'DayField', 'group-journey'),
    ...own(
      'portal-kit/src/attachments',
      'AttachmentNotes',
      'DocumentChooser',
      'file-cache',
      'prepare-file',
      'upload-attachments',
    ),
    ...own('ui/src', 'date-field', 'dialog', 'file-chooser'),
    icons('camera', 'plus', 'trash', 'upload', 'x'),
  ],

  /** Days and times of an office. The availability page and the change of an appointment use them too. */
  schedule: [
    ...own('portal-kit/src/appointment', 'DayChoice', 'SlotChoice', 'office-dates', 'schedule-queries'),
    ...own('ui/src', 'calendar', 'calendar-(keys|system)', 'slot-picker'),
  ],

  /** The form after its first step, with the calls that hold an appointment and send the form. */
  steps: [
    ...own('portal-kit/src/journey-pages', 'StepPage', 'shared-screens'),
    ...own(
      'portal-kit/src/application-form',
      'GroupSizeScreen',
      'PendingRequestGuard',
      'RequestTypeScreen',
      'form-commands',
    ),
    ...own('portal-kit/src', 'api/with-proof', 'appointment/hold-slot'),
    ...own('domain/src', 'application/new-request'),
    'apps/[a-z-]+/src/request-(commands|form)\\.',
  ],

  /** Office, day and hold of an appointment. */
  appointment: [
    ...own(
      'portal-kit/src/appointment',
      'DateScreen',
      'EstimateScreen',
      'FreeDays',
      'Hold(Bar|Code|Requirements)',
      'OfficeFinder',
      'SiteScreen',
      'UrgencyChoice',
      'use-hold',
    ),
    ...own('ui/src', 'countdown'),
  ],

  /** Screens for the applicants and their documents. */
  applicant: [
    ...own(
      'portal-kit/src/applicant',
      '(Address|Family|Group|Passport|Personal|Replacement)Screen',
      'Geez(Keyboard|NameField)',
      'NameField',
      'PersonSection',
    ),
    'packages/(domain/src/names/geez|portal-kit/src/attachments)/',
    'apps/[a-z-]+/src/group-step\\.',
  ],

  /** Payment of a stored request, without the rest of it. */
  payment: [...own('portal-kit/src/payment', 'PayScreen', 'PaymentFields')],

  /** The last steps of the form, and the pages that follow it. */
  order: [
    ...own('portal-kit/src/payment', 'AwaitedOrder', 'Instruction(Screen|Steps)', 'PaymentStep', 'WaitingForPayment'),
    ...own('portal-kit/src/my-applications', 'Confirmation(Screen|Step)', 'SummaryStep'),
  ],
} satisfies Record<string, readonly string[]>

export const groupNames: ReadonlySet<string> = new Set(Object.keys(patterns))

/** Groups as settings of the bundler. */
export const chunkGroups = Object.entries(patterns).map(([name, modules]) => ({
  name,
  test: new RegExp(modules.join('|')),
  // `load` and `frame` also take what their modules import. Every other group has only the modules that match.
  includeDependenciesRecursively: name === 'load' || name === 'frame',
}))
