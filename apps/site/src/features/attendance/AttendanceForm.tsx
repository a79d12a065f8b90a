import { Alert } from '../../components/Alert.tsx'
import { Breadcrumb } from '../../components/Breadcrumb.tsx'
import { Done } from '../../dossiers/Done.tsx'
import { TextField } from '../../forms/fields/TextField.tsx'
import type { Dictionary } from '../../i18n/fr.ts'
import { attendanceTrail } from './Attendance.tsx'
import { type AttendanceVisit, fields } from './attendanceVisit.ts'
import { halfDayName } from './halfDayName.ts'
import { SheetHint } from './SheetForm.tsx'
import '../../styles/fields.css'
import '../../styles/form.css'

interface AttendanceFormProps {
  visit: Exclude<AttendanceVisit, { state: 'moved' }>
  words: Dictionary
}

type Closed = Extract<AttendanceVisit, { state: 'closed' }>
type Opened = Extract<AttendanceVisit, { state: 'opened' }>

const alertId = 'presence-dit'

/** The tick list of a half day as a plain form. */
export function AttendanceForm({ visit, words }: AttendanceFormProps) {
  const { attendance: t, routes } = words
  return (
    <div className="page min-h-[75dvh] max-w-2xl space-y-6 pt-8 pb-16">
      <Breadcrumb label={words.breadcrumb} trail={attendanceTrail(words)} />
      <h1 className="mt-2">{t.title}</h1>
      {visit.problem !== undefined && (
        <Alert
          id={alertId}
          kind="error"
          message={visit.problem}
          close={routes.attendanceForm}
          closeLabel={words.outbox.close}
        />
      )}
      {visit.state === 'closed' &&
        (visit.isAway ? (
          <Again kept={visit.kept} words={words} />
        ) : (
          <Binding sheet={visit.sheet} kept={visit.kept} words={words} />
        ))}
      {visit.state === 'opened' && <Opened visit={visit} words={words} />}
    </div>
  )
}

interface KeptProps {
  kept: Closed['kept']
  words: Dictionary
}

/** Sends the same ticks again, or asks for the list again. */
function Again({ kept, words }: KeptProps) {
  const { attendance: t, routes } = words
  const isSent = kept.length > 0
  return (
    <form method={isSent ? 'post' : 'get'} action={routes.attendanceForm}>
      <Kept kept={kept} />
      <button type="submit" className="button button-primary max-sm:w-full">
        {isSent ? t.save : t.page.refresh}
      </button>
    </form>
  )
}

function Kept({ kept }: Pick<KeptProps, 'kept'>) {
  return kept.map(([name, value]) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ))
}

function Binding({ sheet, kept, words }: KeptProps & { sheet: string }) {
  const { attendance: t, routes } = words
  return (
    <form method="post" action={routes.attendanceForm} className="grid gap-5">
      <Kept kept={kept} />
      <TextField
        id="presence-feuille"
        name={fields.sheet}
        label={t.page.sheet}
        value={sheet}
        hint={<SheetHint words={t.page} />}
        autoComplete="off"
        maxLength={40}
      />
      <TextField
        id="presence-code"
        name={fields.code}
        label={t.page.code}
        value=""
        type="tel"
        autoComplete="off"
        maxLength={12}
      />
      <p>
        <button type="submit" className="button button-primary max-sm:w-full">
          {t.page.bind}
        </button>
      </p>
    </form>
  )
}

function Opened({ visit, words }: { visit: Opened; words: Dictionary }) {
  const { attendance: t, routes, locale } = words
  const { roll, halfDay, key, said } = visit
  const open = roll.demiJournees.filter(({ ouverte }) => ouverte)
  if (halfDay === undefined) return <p>{t.page.notYet}</p>
  return (
    <>
      {said !== undefined && <Done text={said} />}
      <div>
        <h2 className="text-2xl wrap-anywhere">
          <bdi>{roll.titre}</bdi>
        </h2>
        <p className="text-pierre">
          {`${t.page.marksAs} `}
          <bdi>{roll.qui}</bdi>
        </p>
      </div>
      <form method="post" action={routes.attendanceForm} className="grid gap-3">
        <div className="field">
          <label htmlFor="presence-jour">{t.halfDay}</label>
          <select
            id="presence-jour"
            name={fields.halfDay}
            className="control"
            defaultValue={halfDay}
          >
            {open.map(({ nom }) => (
              <option key={nom} value={nom}>
                {halfDayName(nom, t.page, locale)}
              </option>
            ))}
          </select>
        </div>
        <p>
          <button type="submit" className="button button-secondary">
            {t.show}
          </button>
        </p>
      </form>
      <form method="post" action={routes.attendanceForm} className="grid gap-4">
        <input type="hidden" name={fields.halfDay} value={halfDay} />
        <input type="hidden" name={fields.key} value={key} />
        <p className="font-semibold">{halfDayName(halfDay, t.page, locale)}</p>
        <p>{t.page.except}</p>
        <ul className="grid">
          {roll.inscrits.map(({ reference, nom, marques }) => (
            <li key={reference} className="border-t border-trait">
              <input type="hidden" name={fields.listed} value={reference} />
              <label className="tap gap-3 wrap-anywhere">
                <input
                  type="checkbox"
                  name={fields.present}
                  value={reference}
                  className="size-6 shrink-0"
                  defaultChecked={marques[halfDay] ?? true}
                />
                <bdi>{nom ?? reference}</bdi>
              </label>
            </li>
          ))}
        </ul>
        <p>
          <button type="submit" className="button button-primary max-sm:w-full">
            {t.save}
          </button>
        </p>
      </form>
    </>
  )
}
