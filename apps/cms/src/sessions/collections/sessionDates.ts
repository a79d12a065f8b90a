import type { DateFieldValidation, Field } from 'payload'
import { checkDay } from '../../dates/checkDay.ts'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { optionsOf } from '../../dossiers/optionsOf.ts'
import { dayField } from '../../fields/dayField.ts'
import { staffOnly } from '../../fields/wire/onWire.ts'
import { usualDays } from '../facts/sessionEnd.ts'
import { momentField } from './momentField.ts'

const weekdays = {
  1: 'Lundi',
  2: 'Mardi',
  3: 'Mercredi',
  4: 'Jeudi',
  5: 'Vendredi',
  6: 'Samedi',
  0: 'Dimanche',
} as const

const start: DateFieldValidation = (value, { data }) => {
  const draft = !data || !('etat' in data) || data.etat === 'brouillon'
  if (!value && !draft) return 'Une session ouverte a une date.'
  return checkDay(value, {})
}

const end: DateFieldValidation = (value, { data }) => {
  const begins = data && 'debut' in data ? data.debut : null
  const isBefore = value && begins && new Date(value) <= new Date(String(begins))
  return isBefore ? 'La fin vient après le début.' : checkDay(value, {})
}

/** When a session is held, and until when one decides. */
export const sessionDates: Field[] = [
  {
    type: 'row',
    fields: [
      momentField({
        name: 'debut',
        label: 'Début',
        description: 'Le premier jour, et l’heure à laquelle chaque jour commence.',
        validate: start,
      }),
      {
        name: 'heuresParJour',
        type: 'number',
        label: 'Heures par jour',
        defaultValue: 6,
        min: 1,
        max: 12,
        custom: { ...staffOnly },
      },
    ],
  },
  {
    name: 'jours',
    type: 'select',
    hasMany: true,
    label: 'Jours de la semaine',
    options: optionsOf(weekdays),
    defaultValue: usualDays.map(String),
    custom: { ...staffOnly },
    admin: {
      description:
        'La fin se compte sur ces jours, d’après les heures de la formation et sans les jours fériés.',
    },
  },
  {
    type: 'row',
    fields: [
      {
        ...momentField({
          name: 'finFixee',
          label: 'Fin, si elle est fixée',
          description: 'Vide\u00a0: elle se calcule.',
          validate: end,
        }),
        index: false,
        custom: { ...staffOnly },
      },
      {
        ...momentField({ name: 'fin', label: 'Fin' }),
        access: fixed,
      },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        ...dayField({
          name: 'cloture',
          label: 'Clôture des inscriptions',
          description: 'Dernier jour, compris. Vide\u00a0: jusqu’au début.',
        }),
        custom: { ...staffOnly },
      },
      {
        ...dayField({
          name: 'jourDecision',
          label: 'Jour de la décision',
          description: 'Ce jour-là on garantit la session, ou on l’annule.',
        }),
        custom: { ...staffOnly },
      },
    ],
  },
]
