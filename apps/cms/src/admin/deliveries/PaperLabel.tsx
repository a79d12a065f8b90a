'use client'

import { useRowLabel } from '@payloadcms/ui'
import { paperNames } from '../../deliveries/deliveryNames.ts'

const names: Readonly<Record<string, string>> = paperNames

/** Which paper, and until when: a folded row can be read. */
export function PaperLabel() {
  const { nature, expireLe } = useRowLabel<{ nature?: string; expireLe?: string | null }>().data
  const day = expireLe?.slice(0, 10).split('-').reverse().join('/')
  const told = [nature ? (names[nature] ?? nature) : 'Pièce', day && `jusqu’au ${day}`]
  return <span>{told.filter(Boolean).join(' · ')}</span>
}
