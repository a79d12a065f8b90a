import {
  type AttendanceRoll,
  attendanceCalls,
  markKey,
  mostSentMarks,
  type SheetMark,
} from '@sira/contract/attendance/marks'
import type { Locale } from '@sira/contract/locales'
import type { DeviceMemory } from '../device/deviceMemory.ts'
import { ask, exchanges } from '../device/exchanges.ts'
import { newKey } from '../forms/newKey.ts'
import type { AttendanceMemory } from './attendanceMemory.ts'

type Memory = DeviceMemory<AttendanceMemory>

const fresh = (): AttendanceMemory => ({
  jeton: null,
  appareil: newKey(),
  numero: 0,
  roll: null,
  pointages: [],
  refus: [],
})

/** Binds this phone by the number of a sheet and the spoken code; marks that wait stay. */
export async function bindPhone(
  { feuille }: SheetMark,
  code: string,
  memory: Memory,
): Promise<number> {
  const data = { feuille, code }
  const bound = await ask<{ jeton: string }>(`/api/${attendanceCalls.bind}`, { data })
  if (typeof bound === 'number') return bound
  memory.keep({ ...(memory.read() ?? fresh()), jeton: bound.jeton })
  return 200
}

/** Sends waiting marks, as this phone or as signed-in staff, and gets the participants. */
export function exchangeOf(session: number, memory: Memory, locale: Locale) {
  return exchanges<AttendanceRoll>({
    send() {
      const kept = memory.read()
      const jeton = kept?.jeton ?? null
      const pointages = kept?.pointages.slice(0, mostSentMarks) ?? []
      return jeton === null
        ? ask(`/admin/api/pointages/session/${session}/telephone`, { pointages, locale })
        : ask(`/api/${attendanceCalls.marks}`, { data: { jeton, pointages, locale } })
    },
    settle({ pointages, ...roll }) {
      const kept = memory.read() ?? fresh()
      const answered = new Map(pointages.map((outcome) => [outcome.cle, outcome]))
      const refused = pointages.flatMap(({ pris, message = '' }) => (pris ? [] : [message]))
      // Only answered marks leave: others may have been added since the call.
      const left = kept.pointages.filter(({ cle }) => !answered.has(cle))
      const refus = [...kept.refus, ...refused].slice(-20)
      memory.keep({ ...kept, roll, pointages: left, refus })
      return left.length
    },
  })
}

/** Keeps marks on the phone first; they are sent when there is a connection. */
export function keepMarks(
  demiJournee: string,
  said: ReadonlyMap<string, boolean>,
  memory: Memory,
): boolean {
  const kept = memory.read()
  if (!kept) return false
  const marqueLe = new Date().toISOString()
  const marks = [...said].map(([inscription, present], at) => {
    const about = { inscription, demiJournee, present, marqueLe }
    return { ...about, cle: markKey(about, kept.appareil, kept.numero + at + 1) }
  })
  const numero = kept.numero + marks.length
  return memory.keep({ ...kept, numero, pointages: [...kept.pointages, ...marks] })
}

/** The value of each on this phone, with the marks that have not arrived yet. */
export function shownMarks(
  { roll, pointages }: AttendanceMemory,
  demiJournee: string,
): ReadonlyMap<string, boolean> {
  const shown = new Map<string, boolean>()
  for (const { reference, marques } of roll?.inscrits ?? []) {
    const known = marques[demiJournee]
    if (known !== undefined) shown.set(reference, known)
  }
  for (const one of pointages) {
    if (one.demiJournee === demiJournee) shown.set(one.inscription, one.present)
  }
  return shown
}
