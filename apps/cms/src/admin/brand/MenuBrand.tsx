import Link from 'next/link'
import type { ServerProps } from 'payload'
import { ClothBand } from './ClothBand.tsx'
import { CompanyName } from './CompanyName.tsx'

/** The head of the menu. */
export function MenuBrand({ payload }: ServerProps) {
  return (
    <div className="sira-menu-brand">
      <ClothBand className="sira-menu-brand__cloth" seed="back-office" width={300} height={40} />
      <Link className="sira-logo" href="/admin" prefetch={false}>
        <CompanyName payload={payload} size={32} />
      </Link>
    </div>
  )
}
