-- How a banner's picture stands to its words: beside them, or behind them from edge to edge, the words on its left or right.
alter table banner add column layout text not null default 'beside' check (layout in ('beside', 'left', 'right'));
