interface Seats {
  places?: number | null
  libres?: number | null
}

/** Null where seats are not counted; 0 where there is none, or where none was ever. */
export function seatsLeft({ places, libres }: Seats): number | null {
  return places === null || places === undefined ? null : Math.max(0, libres ?? 0)
}
