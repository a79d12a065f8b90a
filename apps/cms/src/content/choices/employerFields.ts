import type {
  CollectionBeforeChangeHook,
  DateField,
  DateFieldValidation,
  Field,
  TextField,
} from 'payload'
import { dayOf } from '../../dates/checkDay.ts'
import { nameOf } from '../../dossiers/nameOf.ts'
import { dayField } from '../../fields/dayField.ts'
import { timeField } from '../../fields/timeField.ts'

/** Only for staff: the contract shows none of it. */
const unlisted = { wire: false } as const

/**
 * A number in the public registers. An empty one counts as none, so two companies may have none.
 */
function number(name: 'ifu' | 'rccm' | 'agrement', label: string, unique: boolean): TextField {
  return {
    name,
    type: 'text',
    label,
    unique,
    maxLength: 60,
    custom: unlisted,
    hooks: { beforeValidate: [({ value }) => seen(value)] },
    admin: { width: '50%' },
  }
}

function seen(value: unknown): string | null {
  return typeof value === 'string' ? value.trim().toUpperCase() || null : null
}

function privateDay(name: string, label: string, description: string): DateField {
  return { ...dayField({ name, label, description }), custom: unlisted }
}

const trustedUntil = privateDay(
  'controleJusquau',
  'Contrôle valable jusqu’au',
  'À remplir quand les papiers de l’employeur ont été vus\u00a0; ce jour compris. Ses offres peuvent alors être vérifiées. Changer le nom ou un numéro y met fin.',
)

const nameable: DateFieldValidation = (value, args) => {
  const { ifu, rccm } = args.siblingData as { ifu?: unknown; rccm?: unknown }
  if (value && !seen(ifu) && !seen(rccm)) return 'Donnez d’abord l’IFU ou le RCCM.'
  return trustedUntil.validate?.(value, args) ?? true
}

/** The facts of an employer for staff, and the date until which they trust him. */
export const employerFields: Field[] = [
  { type: 'row', fields: [number('ifu', 'IFU', true), number('rccm', 'RCCM', true)] },
  number('agrement', 'Agrément (bureau de placement)', false),
  privateDay('agrementFin', 'Fin de l’agrément', 'Dernier jour de validité.'),
  {
    ...trustedUntil,
    validate: nameable,
  },
  { ...timeField({ name: 'controleLe', label: 'Contrôlée le' }), custom: unlisted },
  {
    name: 'controlePar',
    type: 'text',
    label: 'Contrôlée par',
    custom: unlisted,
    access: { create: () => false, update: () => false },
    admin: { condition: ({ controlePar }) => Boolean(controlePar) },
  },
]

const identity = ['nom', 'ifu', 'rccm'] as const

/**
 * Records who checked an employer and when. A company with a changed identity is not trusted any
 * more.
 */
export const noteEmployerCheck: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = dayOf(originalDoc?.controleJusquau)
  const until = 'controleJusquau' in data ? dayOf(data.controleJusquau) : before
  const isOther = identity.some((name) => {
    return name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null)
  })
  if (until !== undefined && until !== before) {
    return { ...data, controleLe: new Date().toISOString(), controlePar: nameOf(req) }
  }
  if (until === undefined || (originalDoc && isOther)) {
    return { ...data, controleJusquau: null, controleLe: null, controlePar: null }
  }
  return data
}
