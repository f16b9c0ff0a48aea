import { createContext, useContext } from 'react';

/** The tab index of a row's buttons: Tab goes through those of the row that has the list's tab stop. */
export const RowTabIndexContext = createContext<0 | -1>(-1);

export function useRowTabIndex(): 0 | -1 {
  return useContext(RowTabIndexContext);
}
