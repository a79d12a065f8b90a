'use client'

import { useField, useFormFields } from '@payloadcms/ui'
import { placedLogo } from '@sira/contract/logoPlace'
import { MarkPicture } from './MarkPicture.tsx'
import { type ChosenPicture, useChosenPicture } from './useChosenPicture.ts'

interface LogoNoteProps {
  path: string
  use: 'logo' | 'icon'
  note: string
}

/** Below the field of a logo: what is wanted of it, and how the site will show the one chosen. */
export function LogoNote({ path, use, note }: LogoNoteProps) {
  const { value } = useField<unknown>({ path })
  const [name, logo] = useFormFields(([fields]) => [fields.brandName?.value, fields.logo?.value])
  const picture = useChosenPicture(value ?? logo)
  return (
    <div className="field-description">
      {/* A description is a row of what stands in it: one thing, or they stand side by side. */}
      <div>
        {note}
        {picture && (
          <div className={`sira-logo-shown sira-logo-shown--${use}`}>
            {use === 'logo' ? (
              <HeadLogo picture={picture} name={typeof name === 'string' ? name : ''} />
            ) : (
              <MarkPicture src={picture.src} width={48} height={48} />
            )}
            <small>Sur le site</small>
          </div>
        )}
      </div>
    </div>
  )
}

function HeadLogo({ picture, name }: { picture: ChosenPicture; name: string }) {
  const { standsForName, ...size } = placedLogo(picture)
  return (
    <>
      <MarkPicture src={picture.src} {...size} />
      {!standsForName && <strong>{name}</strong>}
    </>
  )
}
