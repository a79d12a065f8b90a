import type { ArrayField, FieldAccess } from 'payload'
import { openWhere } from '../enrolments/seats/openSession.ts'
import { inFrancs } from '../fields/money/inFrancs.ts'
import { wholeAmount } from '../fields/money/wholeAmount.ts'

/** A page or two; more is a book. */
const mostLines = 60
const longestLabel = 300
const mostOfLine = 10_000
const highestPrice = 1_000_000_000

function wholeQuantity(value: unknown): true | string {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1) return true
  return 'Un nombre entier, à partir de 1.'
}

/** The lines of an estimate, with their prices. */
export function estimateLines(update: FieldAccess): ArrayField {
  return {
    name: 'lignes',
    type: 'array',
    label: 'Lignes',
    labels: { singular: 'une ligne', plural: 'Lignes' },
    maxRows: mostLines,
    access: { update },
    admin: {
      components: {
        RowLabel: '/src/admin/estimates/EstimateLineName.tsx#EstimateLineName',
      },
    },
    fields: [
      {
        name: 'designation',
        type: 'text',
        label: 'Désignation',
        required: true,
        maxLength: longestLabel,
      },
      {
        type: 'row',
        fields: [
          {
            name: 'quantite',
            type: 'number',
            label: 'Quantité',
            required: true,
            defaultValue: 1,
            max: mostOfLine,
            validate: (value: unknown) => within(value, mostOfLine, wholeQuantity),
            admin: { width: '40%' },
          },
          inFrancs({
            name: 'prix',
            type: 'number',
            label: 'Prix unitaire (FCFA)',
            required: true,
            validate: (value: unknown) => within(value, highestPrice, wholeAmount),
            admin: { width: '60%' },
          }),
        ],
      },
      {
        name: 'session',
        type: 'relationship',
        relationTo: 'sessions',
        label: 'Session',
        // The agreed session may be over: the line keeps its words and its price.
        custom: { keepsTarget: false },
        filterOptions: ({ data }) =>
          data?.etat === undefined || data.etat === 'brouillon' ? openWhere(new Date()) : true,
        admin: {
          allowCreate: false,
          description:
            'Chaque unité est une place. Une fois l’accord noté, une commande les retient à ce prix.',
        },
      },
    ],
  }
}

function within(
  value: unknown,
  most: number,
  whole: (value: unknown) => true | string,
): true | string {
  const said = whole(value)
  return said === true && Number(value) > most ? `Au plus ${most}.` : said
}
