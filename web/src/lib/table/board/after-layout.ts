/**
 * Work for the next frame, when the browser has laid it out and before it is painted: positions cost nothing then. Asked for any earlier,
 * they make the browser lay out the page once more than it has to.
 */
export const afterLayout = (element: Element, work: () => void): void => {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe(element);
};
