/** Records on a page of a list of the API where the client says nothing, and at the most. */
export const pageSize = { usual: 25, largest: 100 }
