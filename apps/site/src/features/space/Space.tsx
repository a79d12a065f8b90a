import type { SpaceAnswer } from '@sira/contract/dossiers/space'
import { writtenDay } from '@sira/contract/writtenDates'
import { PageBanner } from '../../components/PageBanner.tsx'
import { DossierCard } from '../../dossiers/DossierCard.tsx'
import { writtenTime } from '../../format/dates.ts'
import type { Dictionary } from '../../i18n/fr.ts'
import { dossierKinds } from '../../kinds/dossierKinds.ts'
import { ActForm } from './ActForm.tsx'
import { type SpaceAlert, SpaceAlerts } from './SpaceAlerts.tsx'
import { SpaceData } from './SpaceData.tsx'
import { spaceFields } from './spaceActs.ts'
import { spaceTrail } from './spaceTrail.ts'

interface SpaceProps {
  space: SpaceAnswer
  alerts: readonly SpaceAlert[]
  erasing: boolean
  problem: string | undefined
  words: Dictionary
}

/** All that somebody sees of himself: dossiers, plans, letters, his data and his sessions. */
export function Space({ space, alerts, erasing, problem, words }: SpaceProps) {
  const { space: t, routes, locale } = words
  const { adresse, dossiers, formules, lettre, sessions } = space
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={spaceTrail(words)}>
        <p className="mt-3 wrap-anywhere">
          <bdi dir="ltr">{adresse}</bdi>
        </p>
      </PageBanner>
      <div className="page max-w-2xl space-y-10 py-10">
        {problem !== undefined && (
          <p role="alert" className="rounded-2xl bg-lin px-5 py-4 font-semibold">
            {problem}
          </p>
        )}
        {erasing && <SpaceData space={space} erasing words={words} />}
        <section>
          <h2>{t.dossiers}</h2>
          {dossiers.length === 0 && <p className="mt-3">{t.noDossiers}</p>}
          <ul className="mt-4 space-y-4">
            {dossiers.map((dossier) => {
              const { reference, nature, cle } = dossier
              const hasPage = dossierKinds[nature].page !== null && cle !== undefined
              return (
                <DossierCard key={reference} reference={reference} dossier={dossier} words={words}>
                  {hasPage && (
                    <ActForm act="order" label={t.openDossier} quiet words={words}>
                      <input type="hidden" name={spaceFields.reference} value={reference} />
                    </ActForm>
                  )}
                </DossierCard>
              )
            })}
          </ul>
        </section>
        {formules.length > 0 && (
          <section>
            <h2>{t.plans}</h2>
            <ul className="mt-3 space-y-2">
              {formules.map(({ reference, titre, du, au }) => (
                <li key={`${reference} ${titre} ${du}`}>
                  <strong>{titre}</strong> {t.runs(writtenDay(du, locale), writtenDay(au, locale))}
                </li>
              ))}
            </ul>
          </section>
        )}
        {adresse.includes('@') && (
          <section className="space-y-3">
            <h2>{t.letter}</h2>
            <p>{t.letterStates[lettre]}</p>
            <ActForm
              act={lettre === 'abonne' ? 'unsubscribe' : 'subscribe'}
              label={lettre === 'abonne' ? t.unsubscribe : t.subscribe}
              words={words}
            />
          </section>
        )}
        {alerts.length > 0 && <SpaceAlerts alerts={alerts} words={words} />}
        {!erasing && <SpaceData space={space} erasing={false} words={words} />}
        <section className="space-y-3">
          <h2>{t.sessions}</h2>
          <ul>
            {sessions.map(({ id, depuis, appareil, actuelle }) => (
              <li
                key={id}
                className="flex flex-wrap items-center gap-x-4 border-t border-trait py-2"
              >
                <span className="grow">
                  {appareil || t.unknownDevice}
                  <span className="block text-[0.95rem] text-pierre">
                    {t.since(writtenTime(depuis, locale))}
                  </span>
                </span>
                {actuelle ? (
                  <strong>{t.here}</strong>
                ) : (
                  <ActForm act="end" label={t.end} quiet words={words}>
                    <input type="hidden" name={spaceFields.session} value={id} />
                  </ActForm>
                )}
              </li>
            ))}
          </ul>
          <ActForm act="endAll" label={t.endAll} words={words} />
        </section>
        <p>
          <a href={routes.ownDossiers} className="link tap">
            {words.device.list}
          </a>
        </p>
      </div>
    </>
  )
}
