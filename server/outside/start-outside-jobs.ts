import {
  createImportVehicle,
  createLookAtStock,
  createTranslateAd,
  queueMissingTranslations,
} from '../areas/listing/api.ts'
import type { OrderServices } from '../areas/order/api.ts'
import { createTranslateQuestion, type TranslationServices } from '../areas/question/api.ts'
import { createPassOnSubscription, createSendReferral } from '../areas/site/api.ts'
import { startJobs } from '../platform/jobs/jobs.ts'
import type { Services } from '../platform/services.ts'
import { openDealerSoftware } from './open-dealer-software.ts'
import { openNewsletter } from './open-newsletter.ts'
import { openPlateRegistry } from './open-plate-registry.ts'
import { openPortals } from './open-portals.ts'
import { openReferrals } from './open-referrals.ts'
import { startReadingContent } from './start-reading-content.ts'

const outsideAtOnce = 4

/** Apart from the others: they wait for foreign services that may hang, and notifications do not wait behind them. */
export async function startOutsideJobs(
  {
    services,
    orderServices,
  }: { readonly services: Services; readonly orderServices: OrderServices },
  questions: TranslationServices,
): Promise<{ readonly stop: () => Promise<void> }> {
  const { pool, log, config } = services
  const plates = await openPlateRegistry(config)
  const portals = await openPortals(config)
  const { software, close } = await openDealerSoftware(config)
  const { translator } = questions
  if (translator) await queueMissingTranslations(pool)
  const jobs = await startJobs({
    pool,
    log,
    concurrency: outsideAtOnce,
    tasks: {
      'translate-question': createTranslateQuestion(questions),
      ...(translator && { 'translate-ad': createTranslateAd({ ...orderServices, translator }) }),
      'import-vehicle': createImportVehicle({
        ...orderServices,
        plates: plates.registry,
        portals: portals.importers,
        software,
      }),
      'pass-on-subscription': createPassOnSubscription({
        ...services,
        newsletter: openNewsletter(config),
      }),
      'send-referral': createSendReferral({ pool, referrals: openReferrals(config) }),
      'look-at-stock': createLookAtStock({
        ...services,
        software,
        everyMinutes: config.syscara.everyMinutes,
      }),
    },
  })
  const content = startReadingContent(services)
  return {
    stop: async () => {
      content.stop()
      await jobs.stop()
      await plates.close()
      await portals.close()
      await close()
    },
  }
}
