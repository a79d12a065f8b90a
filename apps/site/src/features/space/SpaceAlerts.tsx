import type { Dictionary } from '../../i18n/fr.ts'
import { ActForm } from './ActForm.tsx'
import { spaceFields } from './spaceActs.ts'

/** A job alert, with the filters of its search in words. */
export interface SpaceAlert {
  id: number
  active: boolean
  filters: string
  /** The list of the offers that it looks for. */
  address: string
}

/** The searches that are sent to somebody, each with the way to stop it. */
export function SpaceAlerts({
  alerts,
  words,
}: {
  alerts: readonly SpaceAlert[]
  words: Dictionary
}) {
  const { space: t } = words
  return (
    <section className="space-y-3">
      <h2>{t.alerts}</h2>
      <ul>
        {alerts.map(({ id, active, filters, address }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 border-t border-trait py-2">
            <span className="grow">
              <a href={address} className="link tap wrap-anywhere">
                <bdi>{filters}</bdi>
              </a>
              {!active && <span className="block text-pierre">{t.alertWaits}</span>}
            </span>
            <ActForm act="stopAlert" label={t.stopAlert} quiet words={words}>
              <input type="hidden" name={spaceFields.alert} value={id} />
            </ActForm>
          </li>
        ))}
      </ul>
    </section>
  )
}
