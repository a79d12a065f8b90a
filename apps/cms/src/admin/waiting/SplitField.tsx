import { useId } from 'react'

/** How many seats of a party are wanted first: fewer than all of them. */
export function SplitField({ places }: { places: number }) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{`Places à avoir d’abord, sur ${places}`}</label>
      <input
        id={id}
        name="places"
        type="number"
        inputMode="numeric"
        min={1}
        max={places - 1}
        step={1}
        required
        defaultValue={places - 1}
      />
    </>
  )
}
