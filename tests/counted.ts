/** What comes of something, and how many turns of the event loop there were meanwhile. */
export async function counted<Value>(act: () => Promise<Value>): Promise<[Value, number]> {
  let turns = 0, isOver = false;
  const count = () => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  try {
    return [await act(), turns];
  } finally {
    isOver = true;
  }
}
