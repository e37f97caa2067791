import { pageStore } from '@invea/api'
import { use, useEffect } from 'react'
import { ConfigContext } from '../config/index.ts'
import { isSharedComputer } from '../drafts/shared-computer.ts'

/**
 * Where a member has signed in before, asks who it is once the page stands; nobody else pays for the question.
 * A failure leaves the page as it is: whoever needs the session is told so there.
 */
export const useRememberedMember = (): void => {
  const config = use(ConfigContext)
  useEffect(() => {
    if (pageStore(isSharedComputer).load()?.kind !== 'member') return
    const ask = async () => {
      const [{ portalClient }, { serviceUrl }] = await Promise.all([import('../api/portal-client.ts'), config.load()])
      await portalClient(serviceUrl).api.account.begin()
    }
    ask().catch(() => undefined)
  }, [config])
}
