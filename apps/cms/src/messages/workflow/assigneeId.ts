/** The id of who follows a record, whether Payload gave the person or the number alone. */
export function assigneeId(person: unknown): unknown {
  return typeof person === 'object' && person !== null && 'id' in person ? person.id : person
}
