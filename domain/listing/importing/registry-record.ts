/**
 * What the Dutch vehicle register publishes of one plate. Every value is text, also of figures; what the
 * register does not know is absent. Field names are the register's own (RDW open data).
 */
export type RegistryRow = Readonly<Record<string, string>>

export type RegistryRecord = {
  readonly vehicle: RegistryRow
  /** One row for each fuel. Empty for a trailer, or where the register did not answer. */
  readonly fuels: readonly RegistryRow[]
  readonly axles: readonly RegistryRow[]
}
