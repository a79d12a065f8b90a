import { stopGracefully } from '@sira/host/gracefulStop'
import { listen, requireFreePort } from '@sira/host/listening'
import { logConsole } from '@sira/host/log/logConsole'
import { runProgram } from '@sira/host/runProgram'
import { answerStarter, isReplacing, tellStarter, whenItsTurnComes } from '@sira/host/starter'
import { startTracing, stopTracing } from '@sira/host/tracing/startTracing'
import { getPayload } from 'payload'
import { enterDataFolder } from '../src/environment/enterDataFolder.ts'
import { readEnvironment } from '../src/environment/environment.ts'
import { requireMovedFiles } from '../src/store/requireMovedFiles.ts'
import { createHost } from './host.ts'
import { releaseStartMemory } from './releaseStartMemory.ts'
import { haltJobs, runJobs } from './soleWork.ts'

/** Most of what there is to load; a second time it is there already. */
const loadModules = () =>
  Promise.all([
    import('../src/payload.config.ts'),
    import('../src/people/firstAdministrator.ts'),
    import('../src/people/seenAccounts.ts'),
    import('../src/dossiers/search/fillSearchTexts.ts'),
    import('../src/applications/receive/fillProfiles.ts'),
    import('../src/orders/tariffs/fillTariffs.ts'),
    import('../src/sessions/holidays/fillHolidays.ts'),
    import('../src/messages/kinds/fillReferences.ts'),
    import('../src/deliveries/orders/fillDeliveries.ts'),
    import('../src/publication/translations/fillTranslationNotes.ts'),
    import('../src/seed/seedWhole.ts'),
    import('../src/people/secondFactor/secondFactor.ts'),
    import('../src/database/attemptStep.ts'),
    import('../src/database/siblings/otherBackOffices.ts'),
    import('../src/database/siblings/oneAtATime.ts'),
  ])

runProgram(async () => {
  const environment = readEnvironment(process.env)
  // Payload would reload itself on signals of Next's development server; the host is what restarts.
  process.env.DISABLE_PAYLOAD_HMR = 'true'
  await startTracing(environment.tracing)
  // The one whose place it takes answers until the last moment.
  if (isReplacing()) await loadModules()
  await whenItsTurnComes()
  enterDataFolder(environment.dataDir)
  await requireMovedFiles(environment)
  const door = { port: environment.port, host: environment.host, setting: 'CMS_PORT' } as const
  await requireFreePort(door)
  const [
    { default: config },
    { firstAdministrator },
    { seenAccounts },
    { fillSearchTexts },
    { fillProfiles },
    { fillTariffs },
    { fillHolidays },
    { fillReferences },
    { fillDeliveries },
    { fillTranslationNotes },
    { seedWhole },
    { resealSecondFactors },
    { attemptStep },
    { requireOneSecret },
    { oneAtATime },
  ] = await loadModules()
  const payload = await getPayload({ config })
  await requireOneSecret(payload)
  const ending = new AbortController()
  const attempt = (step: string, work: () => Promise<unknown>) =>
    attemptStep(payload, step, work, ending.signal)
  await oneAtATime(payload, async () => {
    await firstAdministrator(payload, environment)
    if (environment.seedDemo) await seedWhole(payload)
    await attempt('tarifs', () => fillTariffs(payload))
    await attempt('jours fériés', () => fillHolidays(payload))
    await attempt('doubles authentifications', () => resealSecondFactors(payload))
  })
  // A call to the screens would start its clocks; they stand still until it is our turn.
  await getPayload({ config, cron: true })
  haltJobs(payload)
  const host = await createHost(environment, payload)
  answerStarter(host.app)
  await listen(host.app, door)
  tellStarter()
  if (process.env.NODE_ENV === 'production') logConsole(host.app.log)
  const letGo = async () => {
    ending.abort()
    await host.stop()
    await stopTracing()
  }
  stopGracefully(host.app, { letGo, partingMs: 2000 })
  host.siblings.lead(runJobs(payload))
  await host.screens.prepare()
  releaseStartMemory()
  // It answers already: what fails from here on is tried again at the next start.
  const fill = async () => {
    await attempt('adresses des comptes', () => seenAccounts(payload))
    await attempt('textes de la recherche du back office', () => fillSearchTexts(payload))
    await attempt('profils des candidats', () => fillProfiles(payload))
    await attempt('références des demandes et des messages', () => fillReferences(payload))
    await attempt('livraisons des commandes', () => fillDeliveries(payload))
    await attempt('état des traductions', () => fillTranslationNotes(payload))
  }
  await attempt('remplir ce qui manque', () => oneAtATime(payload, fill))
})
