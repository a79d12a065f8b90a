import type { Payload } from 'payload'
import { companyMarks } from './companyMarks.ts'
import { Mark } from './Mark.tsx'
import { MarkPicture } from './MarkPicture.tsx'

/** The company's mark in a small square: its icon, its logo, else the woven mark. */
export async function CompanyMark({ payload, size }: { payload: Payload; size: number }) {
  const { icon } = await companyMarks(payload)
  if (icon === null) return <Mark size={size} />
  return <MarkPicture src={icon.src} width={size} height={size} />
}
