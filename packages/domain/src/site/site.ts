import type { SiteDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed.ts'
import type { Issue } from '../issue.ts'
import type { Instant, RequestType } from '../model.ts'
import { isHuman } from './human.ts'

/** A §2: a delivery site is asked for New only. */
export const asksDeliverySite = (requestType: RequestType | undefined): boolean => requestType === 'new'

/** What the site rules read beside the choice. */
export interface SiteRules {
  readonly requestType: RequestType | undefined
  readonly now: Instant
  /** True once the captcha has done its work, a place having been held: captcha and place may run out afterwards. */
  readonly captchaPassed?: boolean | undefined
}

/** A §5 Site selection: region, city, office, delivery site (New only), captcha. Fields are named `site.…`. */
export const siteIssues = (
  site: SiteDraft,
  { requestType, now, captchaPassed = false }: SiteRules,
): readonly Issue[] => {
  const demanded: readonly (readonly [field: string, code: Issue['code'], given: boolean])[] = [
    ['site.regionId', 'regionRequired', filled(site.regionId) !== undefined],
    ['site.cityId', 'cityRequired', filled(site.cityId) !== undefined],
    ['site.officeId', 'officeRequired', filled(site.officeId) !== undefined],
    [
      'site.deliverySiteId',
      'deliverySiteRequired',
      !asksDeliverySite(requestType) || filled(site.deliverySiteId) !== undefined,
    ],
    ['site.captcha', 'captchaRequired', captchaPassed || isHuman(site.humanUntil, now)],
  ]
  return demanded.filter(([, , given]) => !given).map(([field, code]) => ({ field, code }))
}
