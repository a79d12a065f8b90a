import type { SpaceAnswer } from '@sira/contract/dossiers/space'
import type { Dictionary } from '../../i18n/fr.ts'
import { ActForm } from './ActForm.tsx'

interface SpaceDataProps {
  space: SpaceAnswer
  /** It was asked for: it is asked once more. */
  erasing: boolean
  words: Dictionary
}

/** The rights of a person over his data: see, take along, correct, erase (law 001-2021). */
export function SpaceData({ space, erasing, words }: SpaceDataProps) {
  const { space: t, routes } = words
  const kept = space.gardees.accounts + space.gardees.underWay
  return (
    <section className="space-y-3">
      <h2>{t.data}</h2>
      {erasing ? (
        <div role="alert" className="space-y-3 rounded-2xl border-2 border-laterite px-5 py-4">
          <p className="font-semibold">{t.eraseSure}</p>
          <p>{t.eraseText}</p>
          {kept > 0 && <p>{t.eraseKept(kept)}</p>}
          <ActForm act="eraseSurely" label={t.eraseSurely} words={words} />
          <p>
            <a href={routes.space} className="link tap">
              {t.eraseNot}
            </a>
          </p>
        </div>
      ) : (
        <>
          <p>{t.dataText(space.fiches)}</p>
          <ActForm act="export" label={t.export} words={words} />
          <p>
            <a
              href={`${routes.contact}?${new URLSearchParams({ objet: t.correctSubject })}`}
              className="link tap"
            >
              {t.correct}
            </a>
          </p>
          <ActForm act="erase" label={t.erase} words={words} />
        </>
      )}
    </section>
  )
}
