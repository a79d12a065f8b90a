import { Alert } from '../../components/Alert.tsx'
import { PageBanner } from '../../components/PageBanner.tsx'
import { TextField } from '../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { spaceActs, spaceFields } from './spaceActs.ts'
import { spaceTrail } from './spaceTrail.ts'
import '../../styles/fields.css'
import '../../styles/form.css'

interface SpaceDoorProps {
  step: 'address' | 'code'
  /** As it was typed. */
  address: string
  problem: string | undefined
  words: Dictionary
}

const alertId = 'espace-dit'

/** Before a space is open: an address, then the code that came; and the way in of the team. */
export function SpaceDoor({ step, address, problem, words }: SpaceDoorProps) {
  const { space: t, routes } = words
  const isCode = step === 'code'
  const said = problem === undefined ? undefined : { alert: null, id: alertId }
  return (
    <>
      <PageBanner title={t.title} trailLabel={words.breadcrumb} trail={spaceTrail(words)}>
        <p className="mt-3 max-w-2xl text-[1.15rem] text-pierre">{t.intro}</p>
      </PageBanner>
      <div className="page max-w-xl space-y-8 py-10">
        {problem !== undefined && (
          <Alert
            id={alertId}
            kind="error"
            message={problem}
            close={routes.space}
            closeLabel={words.outbox.close}
          />
        )}
        {isCode && problem === undefined && (
          <p role="status" className="rounded-2xl bg-accord px-5 py-4">
            {t.sent}
          </p>
        )}
        <form method="post" action={routes.space} noValidate className="grid gap-5">
          <TextField
            id="espace-adresse"
            name={spaceFields.address}
            label={t.address}
            value={address}
            autoComplete="username"
            maxLength={254}
            problem={isCode ? undefined : said}
          />
          {isCode && (
            <>
              <TextField
                id="espace-code"
                name={spaceFields.code}
                label={t.code}
                value=""
                type="tel"
                autoComplete="one-time-code"
                maxLength={20}
                problem={said}
              />
              <label className="tap gap-3">
                <input type="checkbox" name={spaceFields.stay} value="oui" className="size-6" />
                {t.stay}
              </label>
            </>
          )}
          <p className="flex flex-wrap gap-3">
            <button
              type="submit"
              name={spaceFields.act}
              value={isCode ? spaceActs.open : spaceActs.code}
              className="button button-primary max-sm:w-full"
            >
              {isCode ? t.open : t.ask}
            </button>
            {isCode && (
              <button
                type="submit"
                name={spaceFields.act}
                value={spaceActs.code}
                className="button button-secondary max-sm:w-full"
              >
                {t.askAgain}
              </button>
            )}
          </p>
          <p className="text-pierre">{t.byPhone}</p>
        </form>
        <section className="border-t border-trait pt-6">
          <h2 className="text-2xl">{t.without}</h2>
          <ul>
            <li>
              <a href={routes.ownDossiers} className="link tap">
                {words.device.list}
              </a>
            </li>
            <li>
              <a href={routes.followUp} className="link tap">
                {words.menu.followUp}
              </a>
            </li>
          </ul>
        </section>
        <section className="border-t border-trait pt-6">
          <h2 className="text-2xl">{t.team}</h2>
          <a href="/admin" rel="nofollow" className="link tap">
            {t.teamLink}
          </a>
        </section>
      </div>
    </>
  )
}
