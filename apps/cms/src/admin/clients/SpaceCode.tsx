'use client'

import { useState } from 'react'
import { callApi } from '../calls/callApi.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { tellProblem } from '../dialog/tellProblem.ts'

interface SpaceCodeProps {
  collection: string
  id: number | string
}

/** A code for the space of a person without e-mail, to be said on the phone; it is shown once. */
export function SpaceCode({ collection, id }: SpaceCodeProps) {
  const [made, setMade] = useState<{ code: string; phone: string }>()

  async function make() {
    const outcome = await callApi<{ code: string; phone: string }>('codes-espace/faire', {
      collection,
      id,
    })
    if (outcome.done) setMade(outcome.body)
    else tellProblem(outcome.message)
  }

  return (
    <>
      <button type="button" className="sira-deed" onClick={make}>
        Code de son espace
      </button>
      {made && (
        <Dialog title="Code de son espace" onClose={() => setMade(undefined)}>
          <p>
            À dire au {made.phone}, qui l’a demandé. Il sert une fois, pendant dix minutes, à la
            page «&nbsp;Mon espace&nbsp;» avec ce numéro.
          </p>
          <p>
            <strong>{`${made.code.slice(0, 3)} ${made.code.slice(3)}`}</strong>
          </p>
        </Dialog>
      )}
    </>
  )
}
