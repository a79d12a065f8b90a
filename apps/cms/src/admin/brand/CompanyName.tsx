import type { Payload } from 'payload'
import { CompanyMark } from './CompanyMark.tsx'
import { companyMarks } from './companyMarks.ts'
import { MarkPicture } from './MarkPicture.tsx'

/** The mark and the name, or the logo that holds both, as at the head of the site. */
export async function CompanyName({ payload, size }: { payload: Payload; size: number }) {
  const { name, logo } = await companyMarks(payload)
  if (logo?.standsForName) {
    const { src, width, height } = logo
    return <MarkPicture src={src} width={width} height={height} alt={name} />
  }
  return (
    <>
      <CompanyMark payload={payload} size={size} />
      {name}
    </>
  )
}
