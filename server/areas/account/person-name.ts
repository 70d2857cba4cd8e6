/** SQL for what a company's person is called: as their profile says, else by their address. `customer` names the table or its alias. */
export const personName = (customer: string) =>
  `coalesce(nullif(trim(concat_ws(' ', ${customer}.profile ->> 'name', ${customer}.profile ->> 'surname')), ''), ${customer}.email)`
