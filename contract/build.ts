/** Names, in every answer, the build of the pages that the answering server serves. */
export const buildHeader = 'x-build'
