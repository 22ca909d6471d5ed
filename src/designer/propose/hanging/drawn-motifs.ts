export type DrawnMotif = 'flower' | 'daisy' | 'lotus' | 'star' | 'crescent' | 'cross' | 'clover';
